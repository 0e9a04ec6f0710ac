// Plain JavaScript, loaded before every command: an older Node could not even read the TypeScript that follows.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Casebook needs Node 22.12 or newer and this is ${process.versions.node}. Node 22 comes with the project's own ` +
      'packages: run "npm ci" without --omit=optional, and start commands by "npm run".',
  );
  process.exit(1);
}
