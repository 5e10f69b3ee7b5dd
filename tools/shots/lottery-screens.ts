/** The lotteries: lobby, boards, results and proof, and what a member has bet in them. */
import { drawnIssues, provenDraw } from './draws.ts'
import { paths } from '../../web/player/paths.ts'

const mine = (name: string, path: string) => ({ name: `lottery-${name}`, path, as: 'member' as const })

export const lotteryScreens = [
  {
    name: 'verify-draw',
    path: paths.verifyDraw('SSC60', provenDraw.numero),
    as: 'nobody' as const,
    answer: {
      path: `/api/lotto/lgw/fair/${provenDraw.numero}?*`,
      status: 200,
      body: { success: true, code: 'OK', message: '', value: provenDraw },
    },
  },
  { name: 'lottery', path: paths.lottery('/lottery'), as: 'member' as const },
  ...['SSC60', 'K3_60', 'PK10_60', 'PC28_60', '11X5_60'].map((gameCode) =>
    mine(`board-${gameCode.toLowerCase()}`, paths.lotteryBoard(gameCode)),
  ),
  mine('ahead', paths.lotteryAhead('SSC60')),
  mine('tickets', paths.lotteryTickets()),
  mine('plans', paths.lotteryPlans()),
  { ...mine('results', paths.lotteryResults('SSC60')), answer: drawnIssues },
]
