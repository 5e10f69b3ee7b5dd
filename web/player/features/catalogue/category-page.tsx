import { lazy, type ReactNode, Suspense } from 'react'
import type { Category } from '../../paths.ts'
import { LoadingCover } from '../../shell/loading-cover.tsx'
import { useCategories } from '../../state/site.ts'
import { lazyPart } from '../../lazy-part.ts'
import { HomePage } from './home-page.tsx'

const LobbyPage = lazy(lazyPart(() => import('./lobby-page.tsx')))

/** A category's address: its lobby, or home while the category has no vendor. */
export function CategoryPage({ category, rooms }: { category: Category; rooms?: ((vendor: string | undefined) => ReactNode) | undefined }) {
  const categories = useCategories()
  return categories.includes(category) ? <Suspense fallback={<LoadingCover />}><LobbyPage key={category} category={category} rooms={rooms} /></Suspense> : <HomePage />
}
