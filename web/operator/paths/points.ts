/** The points mall. */
export const pointsPaths = { points: '/operator/points' } as const
