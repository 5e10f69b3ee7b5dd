/** Words inside the launch module's sentences. */
export const forGood = { th: 'ตลอดไป', en: 'for good' } as const
