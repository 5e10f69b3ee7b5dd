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

export const isOffered = (kind: GameKind): kind is keyof typeof boards => kind in boards
