import { gzipSync } from 'node:zlib';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { ROLE_FACES } from '../../src/figures/explosion/role-faces.ts';
import { facesIn } from '../../src/figures/explosion/still.tsx';
import { Face } from '../../src/figures/face/face.tsx';
import { FaceSheet } from '../../src/figures/face/sprite.tsx';
import { ROLES } from '../../src/machines/explosion/roles.ts';
import { drawn, traceOf } from './explosion-lib.ts';

const draw = (role: (typeof ROLES)[number]): string => renderToString(h(Face, { spec: ROLE_FACES[role] }));
const outline = (role: (typeof ROLES)[number]): string =>
  [...draw(role).matchAll(/class="[kpg]" d="([^"]+)"/g)].map(([, d]) => d).join('|');

describe('the roles’ faces', () => {
  test('Each of the 24 roles has a sketch, and no two share their solid shapes', () => {
    expect(Object.keys(ROLE_FACES).sort()).toEqual([...ROLES].sort());
    expect(new Set(ROLES.map(outline)).size).toBe(24);
  });

  test('Any two roles differ in at least two of hair, hat, beard, glasses and clothes', () => {
    const traits = ['hair', 'hat', 'beard', 'glasses', 'clothes'] as const;
    const alike = ROLES.flatMap((one, index) =>
      ROLES.slice(index + 1).flatMap((two) => {
        const [a, b] = [ROLE_FACES[one], ROLE_FACES[two]];
        return traits.filter((trait) => a[trait] !== b[trait]).length < 2 ? [`${one} ${two}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('A page of a case holds only the faces that its table and the legend need', () => {
    const data = drawn(traceOf([], { deceased: 'boss' }));
    expect([...new Set(facesIn(data as never))].sort()).toEqual(['boss', 'lawyer', 'police']);
    const sheet = renderToString(
      h(FaceSheet, { game: 'explosion', faces: ROLE_FACES, who: new Set(facesIn(data as never)) }),
    );
    expect([...sheet.matchAll(/<symbol/g)]).toHaveLength(3);
  });

  test('The sheet of all 24 weighs less than 10 kB compressed', () => {
    expect(
      gzipSync(renderToString(h(FaceSheet, { game: 'explosion', faces: ROLE_FACES }))).length,
    ).toBeLessThan(10_000);
  });
});
