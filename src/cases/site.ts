/** Where the site stands, for links out of files: as `astro.config.mjs` says. No slash at its end. */
export const SITE = (process.env['SITE_URL'] ?? 'https://casebook.example').replace(/\/$/, '');
