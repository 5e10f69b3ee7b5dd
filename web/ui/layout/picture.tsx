interface PictureProps {
  url: string
  /** Empty for decoration, which most are: the name stands beside them as text. */
  alt?: string
  isEager?: boolean
  width: number
  height: number
  className?: string | undefined
  sizes?: string
}

const widths = { poster: [320, 480], banner: [720, 1600], scene: [800, 1600] } as const

/**
 * What an `<img>` takes for a picture of the catalogue. Our own drawings (`/art/poster-naga.svg`) are served as WebP in
 * two widths; a vendor's picture is taken as it is.
 */
export function pictureSources(url: string): { src: string; srcSet?: string } {
  const match = /^\/art\/((poster|banner|scene)-[a-z0-9-]+)\.(?:svg|webp)$/.exec(url)
  if (!match) return { src: url }
  const [plain, double] = widths[match[2] as keyof typeof widths]
  const base = __ART_FOLDER__ + match[1]
  return { src: `${base}.webp`, srcSet: `${base}.webp ${plain}w, ${base}@2x.webp ${double}w` }
}

export function Picture({ url, alt = '', isEager, width, height, className, sizes = '(min-width: 1000px) 190px, 31vw' }: PictureProps) {
  const sources = pictureSources(url)
  return (
    <img
      {...sources}
      sizes={sources.srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
