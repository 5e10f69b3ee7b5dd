import { useMediaQuery } from '../../../../ui/layout/use-media-query.ts'

const beside = '(min-width: 1000px), (min-width: 800px) and (max-height: 480px)'
const low = '(min-width: 640px) and (max-height: 480px)'

/** A desktop, or a phone held sideways: there is room for the slip beside the matches. */
export const useIsWide = (): boolean => useMediaQuery(beside, false)

/** A phone held sideways: it has no height to give away. */
export const useIsLow = (): boolean => useMediaQuery(low, false)
