/** What the house writes: help, announcements, articles. */
import type { SitePage } from './page.ts'

export const contentAddresses = {
  /** A topic of the help centre comes after #; `term` is the terms of use. */
  help: (section?: string) => (section ? `/help#${section}` : '/help'),
  announce: () => '/announce',
  articles: (section: 'BLOG' | 'NEWS') => (section === 'BLOG' ? '/blog' : '/news'),
  article: (section: 'BLOG' | 'NEWS', slug: string) =>
    `${section === 'BLOG' ? '/blog' : '/news'}/${encodeURIComponent(slug)}`,
} as const

export const contentPages: readonly SitePage[] = [
  { path: '/help', title: 'nav_help' },
  { path: '/announce', title: 'nav_announcements' },
  { path: '/blog', title: 'nav_blog' },
  { path: '/blog/:slug', title: 'nav_blog' },
  { path: '/news', title: 'nav_news' },
  { path: '/news/:slug', title: 'nav_news' },
]
