/** What the report says around the facts, by the last part of its message key. */
export const REPORT_WORDS = ['wrong-rule', 'wrong-translation', 'source', 'copied', 'copy-by-hand'] as const;
export type ReportWords = { readonly [key in (typeof REPORT_WORDS)[number]]: string };
