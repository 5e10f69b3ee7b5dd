import { lazyPart } from '../../ui/loading/lazy-part.tsx'

/** The screens with their router, in the frame's middle. */
export const Screens = lazyPart(() => import('../router.tsx'))
