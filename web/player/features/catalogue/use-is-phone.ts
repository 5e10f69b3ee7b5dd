import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'

export const useIsPhone = () => useMediaQuery('(max-width: 699px)', true)
