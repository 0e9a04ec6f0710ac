import type { JSX } from 'preact';
import type { Touch } from '../figure.ts';
import { ClauseLink } from '../stepper/ClauseLink.tsx';
import type { Place } from '../stepper/use-stepper.ts';
import type { Story } from '../story/types.ts';
import type { Engine, Move, WhyNot } from './engine.ts';
import { useMoves, type Moves } from './use-moves.ts';

export interface WhatIfProps {
  readonly engine: Engine;
  readonly story: Story;
  readonly place: Place;
  readonly onTouch: (touch: Touch | null) => void;
}

/** The reader's turn: an action to choose, the board to press, or a list of every allowed move. */
export default function WhatIf({ engine, story, place, onTouch }: WhatIfProps): JSX.Element {
  const moves = useMoves(engine, place, onTouch);
  const { labels } = story;
  if (!moves.shown) return <p class="st-hint">{labels['branch.view']}</p>;
  const over = moves.allowed.length === 0;
  return (
    <div class="st-moves">
      {over ? <p class="st-hint">{labels['branch.none']}</p> : <Modes engine={engine} moves={moves} story={story} />}
      <div class="st-verdict" role="status">
        {moves.why && <Why why={moves.why} story={story} />}
        {moves.choice.length > 0 && <Choice moves={moves} story={story} />}
        {moves.chosen.length > 0 && moves.choice.length === 0 && <p class="st-hint">{labels['branch.more']}</p>}
      </div>
      {!over && <AllMoves moves={moves} engine={engine} story={story} />}
    </div>
  );
}

/** Which action a press on the board means. */
function Modes({ engine, moves, story }: { engine: Engine; moves: Moves; story: Story }): JSX.Element {
  const types = new Set(moves.allowed.map((move) => move.type));
  return (
    <>
      <p class="st-hint">{story.labels['branch.hint']}</p>
      <div class="st-modes">
        {engine.types.map(({ id, label }) => {
          const alone = moves.allowed.filter((move) => move.type === id);
          const direct = alone.length === 1 && alone[0]!.parts.length === 0;
          return (
            <button
              key={id}
              type="button"
              class={types.has(id) ? 'st-button' : 'st-button is-barred'}
              aria-pressed={direct ? undefined : moves.mode === id}
              onClick={() => (direct ? moves.play(alone[0]!.event) : moves.setMode(id))}
            >
              {label}
            </button>
          );
        })}
      </div>
    </>
  );
}

export function Why({ why, story }: { why: WhyNot; story: Story }): JSX.Element {
  return (
    <p class="st-refusal">
      <strong>{story.labels['refused']}</strong> {why.text} {why.clause && <ClauseLink clause={why.clause} story={story} />}
    </p>
  );
}

function Choice({ moves, story }: { moves: Moves; story: Story }): JSX.Element {
  return (
    <div class="st-choice">
      <p>{story.labels['branch.answer']}</p>
      {moves.choice.map((move) => (
        <MoveButton key={move.label} move={move} moves={moves} />
      ))}
    </div>
  );
}

function AllMoves({ moves, engine, story }: { moves: Moves; engine: Engine; story: Story }): JSX.Element {
  return (
    <details class="st-all-moves">
      <summary>
        {story.labels['branch.moves']} <span class="st-sum">{moves.allowed.length}</span>
      </summary>
      {engine.types.map(({ id, label }) => {
        const own = moves.allowed.filter((move) => move.type === id);
        if (own.length === 0) return null;
        return (
          <section key={id}>
            <h4>{label}</h4>
            <div>
              {own.map((move) => (
                <MoveButton key={JSON.stringify(move.event)} move={move} moves={moves} />
              ))}
            </div>
          </section>
        );
      })}
    </details>
  );
}

function MoveButton({ move, moves }: { move: Move; moves: Moves }): JSX.Element {
  return (
    <button type="button" class="st-button" onClick={() => moves.play(move.event)}>
      {move.label}
    </button>
  );
}
