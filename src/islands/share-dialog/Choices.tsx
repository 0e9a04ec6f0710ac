import type { JSX } from 'preact';
import type { Say } from '../story/types.ts';
import { FORMS, type Form } from './places.ts';
import type { Wanted } from './post.ts';
import { isAsWritten, type Shown } from './shown.ts';

interface WhatProps {
  readonly shown: Shown;
  readonly wanted: Wanted;
  readonly change: (next: Wanted) => void;
  readonly say: Say;
}

/** How much is shared, and whether the answer is. */
export function What({ shown, wanted, change, say }: WhatProps): JSX.Element {
  const scopes = [
    { id: 'step', label: say('share.scope.step') },
    { id: 'all', label: say(isAsWritten(shown) ? 'share.scope.case' : 'share.scope.all') },
  ] as const;
  return (
    <fieldset>
      <legend>{say('share.of')}</legend>
      {scopes.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name="sh-scope"
            checked={wanted.scope === id}
            onChange={() => change({ ...wanted, scope: id })}
          />{' '}
          {label}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={wanted.stop}
          onChange={({ currentTarget }) => change({ ...wanted, stop: currentTarget.checked })}
        />{' '}
        {say('share.stop')}
      </label>
    </fieldset>
  );
}

interface WhereProps {
  readonly form: Form;
  readonly choose: (form: Form) => void;
  readonly say: Say;
}

/** For which place. */
export const Where = ({ form, choose, say }: WhereProps): JSX.Element => (
  <fieldset class="sh-places">
    <legend>{say('share.where')}</legend>
    {FORMS.map(({ id }) => (
      <label key={id}>
        <input type="radio" name="sh-form" checked={form === id} onChange={() => choose(id)} />
        <span>{say(`share.place.${id}`)}</span>
      </label>
    ))}
  </fieldset>
);
