import type { Config } from '../platform/config.ts'

export type Demo = typeof import('../demo/index.ts')

/** The demo, loaded in demo mode only; null in live mode. */
export async function openDemo({ mode }: Pick<Config, 'mode'>): Promise<Demo | null> {
  return mode === 'demo' ? await import('../demo/index.ts') : null
}
