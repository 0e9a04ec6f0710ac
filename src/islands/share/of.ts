/** What a link to the share page asks for. Never throws, whatever stands there. */
export interface Shared {
  /** Path of the case, with the slash at its end. */
  readonly casePath: string;
  /** Path of the page shared: the case or one of its steps. */
  readonly path: string;
  readonly step: string | null;
  /** A reader's own moves and view, for links and frames. */
  readonly query: string;
}

const PATH = /^(\/[a-z-]{2,12}(?:\/[a-z0-9-]{1,80}){3}\/)(?:([a-z]+-\d+|start)\/)?$/i;
const OWN = /^[\w~!*.,:;=&%+-]{0,2000}$/;

/** Null for anything that is no address of a case or a step. */
export function sharedIn(query: string): Shared | null {
  const params = new URLSearchParams(query);
  const [path, casePath, step = null] = PATH.exec(params.get('of') ?? '') ?? [];
  if (!path || !casePath) return null;
  const own = params.get('with') ?? '';
  return { path, casePath, step, query: own && OWN.test(own) ? `?${own}` : '' };
}

/** The address of a face beside a page. */
export const faceOf = (path: string, extension: string): string => `${path.replace(/\/$/, '')}.${extension}`;
