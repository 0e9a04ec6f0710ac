/** Words of Italian that are no nouns, adjectives or regular verbs: the lexicon leaves them out. */
export const LITTLE_WORDS: readonly string[] = `
a abbastanza abbia abbiamo abbiano accanto ad adesso affatto agli ai al alcun alcuna alcune alcuno
alla alle allo allora almeno altrimenti altrove anche ancora anzi appena attorno avendo aver avere
avesse avessero avete aveva avevano avevo avranno avrebbe avrebbero avrà avuto ben benché bene bensì
buon buona cento ce che chi chissà chiunque ci ciascun ciascuna ciascuno cinque cioè circa ciò come
comunque con contro così cui da dagli dai dal dalla dalle dallo dappertutto davvero degli dei del
della delle dello dentro di diciannove diciassette diciotto dieci dietro dir dirimpetto dodici dopo
dopodiché dove dover dovunque due dunque durante e eccetto ecco ed egli eppure era erano ero
esattamente espressamente essa esse essendo esser essere essi esso far fin finché finora forse fosse
fossero fra fuori già giù gli gran ha hai hanno ho i ieri il in indietro inoltre insieme intanto
intorno invano invece io la lasciar lassù le lei li lo lontano loro lui lungo là lì ma magari
maggior mai male me mediante meglio meno mentre mi miglior mille moltissime moltissimi ne neanche
negli nei nel nella nelle nello nemmeno neppure niente no noi noialtri non nonché nostra nostre
nostri nostro nove nulla né o ognuna ognuno oltre oppure ora ormai ossia otto ovunque peggio peggior
per perché perciò perfino persino però più poi poiché poter presso presto prima primissima pur
purché pure qua qualcosa qualcuna qualcuno quale quali qualsiasi qualunque quando quanto quasi
quattordici quattro quei quel quella quelle quelli quello questa queste questi questo qui quindi
quindici salvo saranno sarebbe sarebbero sarà se sebbene secondo sedici sei sempre senza sette si
sia siamo siano siccome siete solo soltanto sono sopra soprattutto sotto spesso stanotte stato
stavolta su sua subito sue sugli sui sul sulla sulle sullo suo suoi sé sì tal tardi te ti tra
tramite tranne tre tredici trenta tu tua tue tuo tuoi ugualmente un una undici uno venti venticinque
ventidue ventinove ventiquattro ventisei ventisette ventitré ventotto ventuno verso vi via viceversa
vicino voi voler vostra vostre vostri vostro vuol è
`
  .trim()
  .split(/\s+/);
