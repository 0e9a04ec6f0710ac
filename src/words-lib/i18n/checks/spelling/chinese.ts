/**
 * Characters written for others that sound or look alike. A character counts as wrong where the language's own texts set it nowhere else
 * beside one of its neighbours, and the other one far more often beside both.
 */
import { once } from '../../../once.ts';

/** Sets of characters that are taken for each other, in both scripts. */
export const ALIKE: readonly string[] = `
  己已巳 未末 侯候 即既 再在 輪論 轮论 象像 須需 须需 做作 復複覆 复覆 證政
  证政 據劇 据剧 續序 续序 決絕 决绝 辨辦 辨办 牌排 隱穩 隐稳 藏葬 偵貞
  侦贞 探深 嫌兼 疑凝 投頭 投头 票漂 標漂 裡理 里理 以已 和合 其期 到道
  道到 知之 至致 相象 名明 身聲 身声 殺煞 杀煞 抽袖 翻番 蓋概 盖概 看著
  只隻 公工 開關 开关 場廠 场厂 另令 每美 那哪 因應 因应 密蜜 揭掲 徹撤
  彻撤 撒撤 拔撥 拔拨 遂逐 籤簽 座坐 緣綠 缘绿 帳賬 待侍
`
  .trim()
  .split(/\s+/);

const others = once((char: string): readonly string[] => [
  ...new Set(ALIKE.filter((set) => set.includes(char)).flatMap((set) => [...set.replace(char, '')])),
]);

/** Words that nobody writes otherwise, whatever stands around them. */
const WRONG =
  /因該|因该|以經|以经|己經|己经|自已|既使|必需(?=[\p{Script=Han}])(?!品)|一但|時侯|时侯|從新開|从新开|相臨|相临|在也不|立既|竟竟|甚致|喧布|投漂|洗排|嫌疑範|嫌疑范|證劇|证剧|順續|顺续/gu;

/** How often two characters stand beside each other in the language's texts. */
export type Habit = (two: string) => number;

/** How many times likelier the other character must be between these neighbours. */
const LIKELIER = 20;
const HAN = /\p{Script=Han}/u;

/** Each wrong character with its neighbours, and what would be right. */
export function wrongCharacters(words: string, habit: Habit): readonly { found: string; wanted: string }[] {
  const listed = [...words.matchAll(WRONG)].map(([found]) => ({ found, wanted: 'the right characters' }));
  const chars = [...words];
  const odd = chars.flatMap((char, at) => {
    const [before = '', after = ''] = [chars[at - 1], chars[at + 1]];
    if (!HAN.test(before) || !HAN.test(after)) return [];
    const near = (one: string): readonly [number, number] => [habit(before + one), habit(one + after)];
    const odds = ([left, right]: readonly [number, number]): number => (left + 0.5) * (right + 0.5);
    // Once is the very place that is looked at.
    if (Math.min(...near(char)) > 1) return [];
    const right = others(char).find((one) => odds(near(one)) > LIKELIER * odds(near(char)));
    return right ? [{ found: before + char + after, wanted: before + right + after }] : [];
  });
  return [...listed, ...odd];
}
