/** Past rounds as their result is kept. */
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'

/** Top and bottom of a stored result. */
export const resultOf = (text: string, numero: string): { top3: string; bottom2: string } =>
  numberGameOf(YEEKEE)!.read(text, numero).thai!
