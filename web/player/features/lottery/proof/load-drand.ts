import { quicknet } from '../../../../../kernel/lottery/drand/chain.ts'
import type { SignedByDrand } from './check-draw.ts'

/** The network's key is the page's own: what the server says about it is only shown. */
export async function loadDrand(): Promise<SignedByDrand> {
  const { isDrandSignature } = await import('../../../../../kernel/lottery/drand/verify.ts')
  return (round, signature) => isDrandSignature(quicknet, round, signature)
}
