import { type ReactNode, Suspense } from 'react'
import type { Category } from '../../paths.ts'
import { LoadingCover } from '../../shell/loading-cover.tsx'
import { useCategories } from '../../state/site.ts'
import { HomePage } from './home-page.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'

const LobbyPage = lazyPart(() => import('./lobby-page.tsx'))

/** A category's address: its lobby, or home while the category has no vendor. */
export function CategoryPage({
  category,
  above,
  rooms,
}: {
  category: Category
  above?: ReactNode
  rooms?: ((vendor: string | undefined) => ReactNode) | undefined
}) {
  const categories = useCategories()
  return categories.includes(category) ? (
    <Suspense fallback={<LoadingCover />}>
      <LobbyPage key={category} category={category} above={above} rooms={rooms} />
    </Suspense>
  ) : (
    <HomePage />
  )
}
