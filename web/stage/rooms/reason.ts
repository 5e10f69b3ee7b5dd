import { StageRefusal } from '../../../games/kit/stage/page.ts'

/** The sentence of a refusal; for any other fault `otherwise`. */
export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof StageRefusal ? error.message : otherwise
}
