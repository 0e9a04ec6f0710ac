/** What a seat can count: in how many possible deals an arrest is right, and what claims would change. To be opened. */
import type { JSX } from 'preact';
import type { Found, SupposedClaim } from './data.ts';
import { cardName, type Names, type Words } from './describe.ts';
import { foundTitle } from './found-title.ts';

export interface FoundProps {
  readonly found: Found;
  readonly suspects: readonly string[];
  readonly names: Names;
  readonly words: Words;
}

/** `Physical evidence ×2, Statement 4`. */
function cardList(cards: readonly string[], words: Words): string {
  const kinds = [...new Set(cards)].map((card) => {
    const copies = cards.filter((one) => one === card).length;
    return cardName(card, words) + (copies > 1 ? ` ×${copies}` : '');
  });
  return kinds.join(words['comma']) || words['nothing']!;
}

/** Sets of joint culprits, with how many deals have each: `A+B 3`. */
const together = ({ culpritIn }: Found): string[] =>
  Object.entries(culpritIn).flatMap(([who, worlds]) => (who.includes('+') ? [`${who} ${worlds}`] : []));

function Claim({
  claim,
  names,
  words,
}: { claim: SupposedClaim } & Pick<FoundProps, 'names' | 'words'>): JSX.Element {
  const cards = cardList(claim.cards, words);
  const who = claim.by === 'sheriff' ? words['seat.sheriff'] : (names[claim.by] ?? claim.by);
  const right = Object.entries(claim.rightArrest).map(
    ([one, worlds]) => `${names[one] ?? one} ${worlds}/${claim.worlds}`,
  );
  return (
    <li>
      <b>
        {who}
        {words['colon']}
        {words[`claim.${claim.about}`]} {cards}
      </b>{' '}
      {claim.worlds
        ? `${words['deals']}${words['colon']}${claim.worlds}${words['stop']}${words['found.right']} ${right.join(words['comma'])}`
        : words['found.cannot']}
    </li>
  );
}

function Table({ found, suspects, names, words }: FoundProps): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words['found.suspect']}</th>
          <th scope="col">{words['found.right']}</th>
          <th scope="col">{words['found.alone']}</th>
          <th scope="col">{words['found.chance']}</th>
        </tr>
      </thead>
      <tbody>
        {suspects.map((who) => (
          <tr key={who}>
            <th scope="row">
              {names[who] ?? who}
              {found.best.includes(who) && <small> {words['found.best']}</small>}
            </th>
            <td>{found.rightArrest[who] ?? 0}</td>
            <td>{found.culpritIn[who] ?? 0}</td>
            <td>{Math.round(((found.rightDeals[who] ?? 0) / found.deals) * 1000) / 10}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table itself, with what it rests on. */
export function FoundTable(props: FoundProps): JSX.Element {
  const { found, words } = props;
  const sets = together(found);
  return (
    <>
      <Table {...props} />
      {sets.length > 0 && (
        <p>
          {words['found.together']}
          {words['colon']}
          {sets.join(words['comma'])}
        </p>
      )}
      <p>
        {words['found.unseen']}
        {words['colon']}
        {cardList(found.unseen, words)}
      </p>
      {found.claims.length > 0 && (
        <>
          <p>{words['found.if-true']}</p>
          <ul>
            {found.claims.map((claim) => (
              <Claim key={claim.step} claim={claim} {...props} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export const FoundDetails = (props: FoundProps): JSX.Element => (
  <details class="inn-found">
    <summary>{foundTitle(props.found, props.words)}</summary>
    <FoundTable {...props} />
  </details>
);
