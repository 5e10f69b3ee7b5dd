import { usePageLoaded } from './page-loaded.ts'

interface PictureProps {
  url: string
  /** Empty for decoration, which most are: the name is beside them as text. */
  alt?: string
  isEager?: boolean
  /** Far down a long page: it has no address before the page has loaded. */
  isLate?: boolean
  width: number
  height: number
  className?: string | undefined
  sizes?: string
}

const widths = { poster: [320, 480], banner: [720, 1600], scene: [800, 1600] } as const

/**
 * What an `<img>` takes for a picture of the catalogue. Our own drawings (`/art/poster-naga.svg`) and what an
 * operator uploaded are served as WebP in two widths; a vendor's picture is taken as it is.
 */
export function pictureSources(url: string): { src: string; srcSet?: string } {
  const own = /^(\/files\/[A-Za-z0-9_-]{32}\.(poster|banner|scene))\.webp$/.exec(url)
  if (own) {
    const [plain, double] = widths[own[2] as keyof typeof widths]
    return { src: url, srcSet: `${url} ${plain}w, ${own[1]!}@2x.webp ${double}w` }
  }
  const match = /^\/art\/((poster|banner|scene)-[a-z0-9-]+)\.(?:svg|webp)$/.exec(url)
  if (!match) return { src: url }
  const [plain, double] = widths[match[2] as keyof typeof widths]
  const base = __ART_FOLDER__ + match[1]
  return { src: `${base}.webp`, srcSet: `${base}.webp ${plain}w, ${base}@2x.webp ${double}w` }
}

/**
 * On phones a little less than the card is wide: the smaller file is sharp enough there and half as heavy.
 */
const cardSizes = '(min-width: 1000px) 190px, (min-width: 700px) 18vw, 26vw'

export function Picture({
  url,
  alt = '',
  isEager,
  isLate,
  width,
  height,
  className,
  sizes = cardSizes,
}: PictureProps) {
  const isLoaded = usePageLoaded()
  const sources = isLate && !isLoaded ? {} : pictureSources(url)
  return (
    <img
      {...sources}
      sizes={'srcSet' in sources ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
