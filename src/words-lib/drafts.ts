/** The mark of a finding about a language, game, rule or case that is only started: reported, and failing no check. */
export function draftMark(draft: boolean): { readonly draft?: true } {
  return draft ? { draft } : {};
}
