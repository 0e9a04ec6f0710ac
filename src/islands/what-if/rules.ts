import load from 'virtual:casebook/messages';
import type { Game } from '../../machines/game.ts';
import type { FigureModel, Say, Story } from '../story/types.ts';
import type { BoardControls } from './board-controls.ts';

const GAMES = import.meta.glob<Game>('../../machines/*/index.ts', { import: 'default' });
const MODELS = import.meta.glob<FigureModel>('../../figures/*/model.ts', { import: 'figure' });
const CONTROLS = import.meta.glob<BoardControls>('../games/*/controls.ts', { import: 'controls' });

/** A game's rules and one language's words for them. */
export interface Rules {
  readonly game: Game;
  readonly figure: FigureModel;
  readonly controls: BoardControls;
  readonly say: Say;
  readonly has: (key: string) => boolean;
}

/** Rejects when a part is missing or cannot be fetched. */
export async function loadRules({ game: id, locale }: Story): Promise<Rules> {
  const [game, figure, controls, words] = await Promise.all([
    part(GAMES[`../../machines/${id}/index.ts`]),
    part(MODELS[`../../figures/${id}/model.ts`]),
    part(CONTROLS[`../games/${id}/controls.ts`]),
    part(load[`${locale}/${id}`]),
  ]);
  const messages = words.default;
  const say: Say = (key, args = {}) => {
    const message = messages[key];
    if (!message) throw new RangeError(`no message "${key}"`);
    return message(args);
  };
  return { game, figure, controls, say, has: (key) => key in messages };
}

const part = <T>(fetch: (() => Promise<T>) | undefined): Promise<T> =>
  fetch ? fetch() : Promise.reject(new RangeError('a part of this game is missing'));
