declare module '*/found.tsx?opened' {
  export { FoundTable } from '../../../figures/innocence/found.tsx';
}
