/** The members' screens of the lotteries. */
import { businessDate } from '../../kernel/calendar.ts'
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import { paths } from '../../web/player/paths.ts'
import { drandAnswer, drandDraw, drawnIssues, provenAnswer, provenDraw } from './draws.ts'
import type { Screen } from './screen.ts'

export const lotteryScreens: readonly Screen[] = [
  {
    name: 'verify-draw',
    path: paths.verifyDraw('SSC60', provenDraw.numero),
    as: 'nobody',
    answer: provenAnswer,
  },
  {
    name: 'verify-draw-drand',
    path: paths.verifyDraw('SSC180', drandDraw.numero),
    as: 'nobody',
    answer: drandAnswer,
  },
  { name: 'lottery', path: paths.lottery('/lottery'), as: 'member' },
  ...['SSC60', 'K3_60', 'PK10_60', 'PC28_60', '11X5_60', 'THAI_GOV', 'LAO', 'FOURD_MAGNUM'].map(
    (gameCode): Screen => ({
      name: `lottery-board-${gameCode.toLowerCase()}`,
      path: paths.lotteryBoard(gameCode),
      as: 'member',
    }),
  ),
  { name: 'lottery-vietnam-lobby', path: paths.lottery('/vnLottery'), as: 'member' },
  ...['VN_NORTH_60', 'VN_SOUTH_300', 'VN_HANOI'].map(
    (gameCode): Screen => ({
      name: `lottery-board-${gameCode.toLowerCase()}`,
      path: paths.lotteryBoard(gameCode),
      as: 'member',
    }),
  ),
  { name: 'lottery-results-all', path: paths.lotteryResults(), as: 'member' },
  {
    name: 'lottery-results-day',
    path: paths.lotteryResults(undefined, businessDate(new Date(), DEFAULT_TIME_ZONE)),
    as: 'member',
  },
  { name: 'lottery-results-vietnam', path: paths.lotteryResults('VN_NORTH_60'), as: 'member' },
  {
    name: 'lottery-paste',
    path: paths.lotteryBoard('THAI_GOV'),
    as: 'member',
    isWindow: true,
    press: ['button:has(svg):text-matches("^(วางโพย|Paste)$")'],
  },
  { name: 'lottery-ahead', path: paths.lotteryAhead('SSC60'), as: 'member' },
  { name: 'lottery-tickets', path: paths.lotteryTickets(), as: 'member' },
  { name: 'lottery-plans', path: paths.lotteryPlans(), as: 'member' },
  { name: 'lottery-results', path: paths.lotteryResults('SSC60'), as: 'member', answer: drawnIssues },
]
