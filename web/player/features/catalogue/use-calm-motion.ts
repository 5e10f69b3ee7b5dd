import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'

/** Whether the device asks for less motion. */
export const useCalmMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', false)
