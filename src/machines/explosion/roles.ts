/** The 24 roles (section 6 of the register): which set they belong to, and how they come into play (T-006, T-007, T-D06). */

export interface RoleInfo {
  readonly set: 'base' | 'expansion';
  /** Active: flipped of one's own will on one's speaking turn, or on imprisonment (T-053). */
  readonly kind: 'active' | 'passive';
}

const active = (set: RoleInfo['set']): RoleInfo => ({ set, kind: 'active' });
const passive = (set: RoleInfo['set']): RoleInfo => ({ set, kind: 'passive' });

const TABLE = {
  police: active('base'),
  undercover: passive('base'),
  bartender: active('base'),
  killer: passive('base'),
  psychologist: active('base'),
  forensic: active('base'),
  master: active('base'),
  novelist: active('base'),
  streamer: active('base'),
  lawyer: active('base'),
  ceo: active('base'),
  oiran: active('base'),
  detective: active('base'),
  'bar-owner': passive('base'),
  judge: passive('base'),
  black: passive('expansion'),
  boss: passive('expansion'),
  second: passive('expansion'),
  rose: active('expansion'),
  hacker: active('expansion'),
  director: active('expansion'),
  medium: active('expansion'),
  singer: active('expansion'),
  guard: passive('expansion'),
} as const satisfies { readonly [role: string]: RoleInfo };

export type Role = keyof typeof TABLE;
export const ROLE_TABLE: { readonly [R in Role]: RoleInfo } = TABLE;
export const ROLES = Object.keys(TABLE) as readonly Role[];

export const isActive = (role: Role): boolean => ROLE_TABLE[role].kind === 'active';
