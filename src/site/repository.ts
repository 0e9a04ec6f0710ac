/**
 * Where the sources are kept, as `REPOSITORY_URL` says when the site is built (`https://github.com/<owner>/<name>`), without a slash at
 * its end; null where it says nothing. Throws when it says something that has no issue forms.
 */
export function repositoryOf(env: { readonly [name: string]: string | undefined }): string | null {
  const said = (env['REPOSITORY_URL'] ?? '').trim().replace(/(?:\.git)?\/*$/, '');
  if (said === '') return null;
  if (/^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/.test(said)) return said;
  throw new Error(
    `REPOSITORY_URL: found ${said}; https://github.com/<owner>/<name>, or leave it out and reports are only copied`,
  );
}

export const REPOSITORY = repositoryOf(process.env);
