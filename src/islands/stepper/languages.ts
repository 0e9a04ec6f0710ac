/** The language switch of the masthead leads to what is shown here, told in the other language. */
export function leadLanguages(): void {
  const { pathname, search, hash } = location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.href = pathname.replace(/^\/[^/]+/, `/${link.dataset['language']}`) + search + hash;
}
