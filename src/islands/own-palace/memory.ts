/** The one palace that the reader may have this device remember. A browser that forbids it is no error. */
const KEY = 'casebook.own-palace';

export function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False when the browser does not allow it. */
export function remember(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // what may not be kept is not there either
  }
}
