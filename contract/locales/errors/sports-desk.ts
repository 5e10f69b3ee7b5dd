/** The sentences of refusals of the trading desk. */
import type { sportDeskErrors } from '../../errors/sports-desk.ts'
import type { AreaSentences } from './area.ts'

export const sportDeskSentences: AreaSentences<keyof typeof sportDeskErrors> = {
  th: {
    SPORT_LEAGUE_UNKNOWN: 'ไม่พบลีกนี้',
    SPORT_PRICE_RANGE: 'กรุณาตั้งราคาตั้งแต่ {min} ถึง {max}',
    SPORT_PRICE_WRONG:
      '{reason, select, INVERTED {ราคาสลับฝั่งกัน ราคากลางของฝั่งแรกคือ {fair} กรุณาตรวจฝั่งและราคาต่อรอง} NO_MARGIN {ผลรวมความน่าจะเป็นต่ำกว่า 100% บ้านเสียทุกผล กรุณาลดราคา} other {{price} ตั้งแต่ 1.5 เท่าของราคากลาง {fair} ถือว่าผิดอย่างชัดเจน กรุณาตรวจราคา}}',
    SPORT_PRICE_FAR: '{price} ต่างจากราคากลาง {percent}% กรุณาตรวจฝั่งและราคาต่อรอง',
    SPORT_MARGIN_RANGE: 'กรุณาตั้งมาร์จิ้นตั้งแต่ {min}% ถึง {max}%',
  },
  en: {
    SPORT_LEAGUE_UNKNOWN: 'This league was not found',
    SPORT_PRICE_RANGE: 'Please set a price from {min} to {max}',
    SPORT_PRICE_WRONG:
      '{reason, select, INVERTED {The sides look swapped: the fair price of the first one is {fair}. Please check the sides and the line.} NO_MARGIN {The prices add up to less than 100%, so the house loses whatever happens. Please lower them.} other {{price} is at least 1.5 times the fair price of {fair} and evidently wrong. Please check it.}}',
    SPORT_PRICE_FAR: '{price} is {percent}% away from the fair price. Please check the sides and the line.',
    SPORT_MARGIN_RANGE: 'Please set a margin between {min}% and {max}%.',
  },
  zh: {},
}
