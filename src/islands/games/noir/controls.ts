import type { JsonObject } from '../../../machines/trace.ts';
import type { BoardControls } from '../../what-if/board-controls.ts';

/**
 * Noir by pressing: a face is whom to kill, choose, exonerate or arrest; an arrow at the rim is a line to shift; deceased
 * faces, one out of each line, are a collapse. A citizen arrest is two faces: the agent and whom to arrest.
 */
export const controls: BoardControls = {
  parts(move) {
    const [type, value] = Object.entries(move)[0]!;
    const fields = value as JsonObject & string;
    if (type === 'shift')
      return [
        `line:${fields['row'] ? 'row' : 'column'}:${fields['row'] ?? fields['column']}:${fields['to']}`,
      ];
    if (type === 'disguise')
      return [fields['was'] ?? fields['shown']].filter(Boolean).map((who) => `suspect:${who}`);
    if (type === 'collapse')
      return (fields['take'] as unknown as string[]).map((who) => `suspect:${who.toUpperCase()}`);
    if (typeof value === 'string') return [`suspect:${value}`];
    return [fields['by'], fields['victim'] ?? fields['card'] ?? fields['suspect']]
      .filter(Boolean)
      .map((who) => `suspect:${who}`);
  },
  meant(type, parts): JsonObject | null {
    if (parts.length === 0) return type === 'disguise' ? { disguise: {} } : null;
    const [last] = parts.slice(-1);
    const [kind, who = '', at, to = ''] = last?.split(':') ?? [];
    if (kind === 'line') return { shift: { [who]: Number(at), to } };
    if (kind !== 'suspect' || ['shift', 'disguise', 'collapse'].includes(type)) return null;
    if (type === 'arrest' && parts.length === 2)
      return { arrest: { suspect: who, by: parts[0]!.slice('suspect:'.length) } };
    return { [type]: who };
  },
  example(type, data): JsonObject {
    // somebody alive who is not the Killer: about anybody else the rules have more to say
    const [who = ''] = /[A-Z]/.exec(String(data['board']).replace(String(data['killer']), '')) ?? [];
    if (type === 'shift') return { shift: { row: 1, to: 'left' } };
    return { [type]: type === 'collapse' ? { take: [who] } : who };
  },
  unseen: (move, data) =>
    'exonerate' in move &&
    !(data['hand'] as unknown as string[]).includes(controls.parts(move)[0]!.slice('suspect:'.length)),
  toMove: (data) => (typeof data['turn'] === 'string' ? data['turn'] : null),
};
