/** The screens to bet on, by the kind of a lottery; one without a screen is not offered on these pages. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { GameKind } from '../../../../contract/shared/lottery-draws.ts'

export const boards = {
  CLASSIC: lazyPart(() => import('./board/board-page.tsx')),
  THAI: lazyPart(() => import('./numbers/numbers-page.tsx')),
  FOURD: lazyPart(() => import('./numbers/numbers-page.tsx')),
  VIETNAM: lazyPart(() => import('./vietnam/vietnam-page.tsx')),
  YEEKEE: lazyPart(() => import('./yeekee/yeekee-page.tsx')),
} as const

/**
 * Before the lotteries' own code is here, the beginning of a code tells the screen; a wrong guess costs time.
 */
const beginnings: readonly (readonly [RegExp, keyof typeof boards])[] = [
  [/^(SSC|11X5|K3|PK10|PC28|3D$|P3$|P5$)/, 'CLASSIC'],
  [/^VN_/, 'VIETNAM'],
  [/^YEEKEE/, 'YEEKEE'],
]

/** Brings the screen of a lottery beside the page around it, instead of after it. */
export function bringBoard(gameCode: string): void {
  const [, kind = 'THAI'] = beginnings.find(([beginning]) => beginning.test(gameCode)) ?? []
  void boards[kind].preload().catch(() => {})
}

export const isOffered = (kind: GameKind): kind is keyof typeof boards => kind in boards
