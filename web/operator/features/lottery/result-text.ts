/** Results in a line: what is published of a draw on whole numbers is JSON, which nobody reads. */
import { numberGameOf, type NumberDraw } from '../../../../kernel/lottery/numbers/games.ts'

/** A stored result of a lottery on whole numbers; undefined for the others and for one that is not whole. */
export function drawOf(gameCode: string, numero: string, result: string | null): NumberDraw | undefined {
  const game = numberGameOf(gameCode)
  if (!game || result === null) return undefined
  try {
    return game.read(result, numero)
  } catch {
    return undefined
  }
}

/** What bettors look for first: the top three and the bottom two, or the highest prize. */
export function shortResult(gameCode: string, numero: string, result: string | null): string {
  const draw = drawOf(gameCode, numero, result)
  if (!draw) return result ?? '–'
  const { thai, published } = draw
  if (thai) return `${thai.top3} · ${thai.bottom2}`
  const isFourd = numberGameOf(gameCode)?.kind === 'FOURD'
  return (isFourd ? published['first'] : published['special'])?.[0] ?? '–'
}
