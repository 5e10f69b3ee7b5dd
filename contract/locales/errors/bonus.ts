/** The sentences of refusals of bonuses and offers. */
import type { bonusErrors } from '../../errors/bonus.ts'
import type { AreaSentences } from './area.ts'

export const bonusSentences: AreaSentences<keyof typeof bonusErrors> = {
  th: {
    BONUS_MAX_BET: 'ระหว่างใช้โบนัสนี้ เดิมพันได้ไม่เกิน {max} ต่อรอบ',
    BONUS_GAME: 'เกมนี้เล่นไม่ได้ระหว่างใช้โบนัสนี้',
    DEPOSIT_OFFER: 'โปรโมชั่นนี้ต้องฝากอย่างน้อย {min}',
  },
  en: {
    BONUS_MAX_BET: 'Maximum bet with this bonus is {max}',
    BONUS_GAME: 'This game cannot be played while you are using this bonus',
    DEPOSIT_OFFER: 'This offer needs a deposit of at least {min}',
  },
  zh: { DEPOSIT_OFFER: '此优惠的最低存款额为 {min}' },
}
