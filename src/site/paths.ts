/** Addresses of pages. Locale slugs are lower case; every path ends with a slash. */
export const localeSlug = (locale: string): string => locale.toLowerCase();

export const homePath = (locale: string): string => `/${localeSlug(locale)}/`;
export const gamePath = (locale: string, game: string): string => `/${localeSlug(locale)}/${game}/`;
export const rulePath = (locale: string, game: string, rule: string): string =>
  `${gamePath(locale, game)}${rule}/`;
/** `id` is `<game>/<rule>/<case>`. */
export const casePath = (locale: string, id: string): string => `/${localeSlug(locale)}/${id}/`;
export const stepPath = (locale: string, id: string, step: string): string =>
  `${casePath(locale, id)}${step}/`;
/** Where the page at a path is shared from. */
export const sharePath = (locale: string, path: string): string => `${homePath(locale)}share/?of=${path}`;
export const embedPath = (locale: string, id: string, step?: string): string =>
  `/embed${casePath(locale, id)}${step ? `${step}/` : ''}`;

/** The same page in another locale. */
export const inLocale = (path: string, from: string, to: string): string =>
  path.replace(
    new RegExp(`^(/embed)?/${localeSlug(from)}/`),
    (_, embed: string | undefined) => `${embed ?? ''}/${localeSlug(to)}/`,
  );
