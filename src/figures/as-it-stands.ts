/**
 * For what never changes while somebody steps: it is drawn where the page is made, and a browser keeps what stands in the
 * element, so that its drawing need not be loaded (`import.meta.env.SSR` tells the two apart). Preact, taking a page over,
 * leaves the inside of such an element alone.
 */
export const AS_IT_STANDS = { dangerouslySetInnerHTML: { __html: '' } };
