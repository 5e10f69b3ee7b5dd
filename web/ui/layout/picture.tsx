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

/** Our own drawings exist at two widths; a vendor's picture is taken as it is. */
export function sourcesOf(url: string): string | undefined {
  const match = /^(.*\/art\/)(poster|banner|scene)(-[a-z0-9-]+)\.webp$/.exec(url)
  if (!match) return undefined
  const [plain, double] = match[2] === 'poster' ? [320, 480] : match[2] === 'banner' ? [720, 1600] : [800, 1600]
  return `${url} ${plain}w, ${match[1]}${match[2]}${match[3]}@2x.webp ${double}w`
}

export function Picture({ url, alt = '', isEager, width, height, className, sizes = '(min-width: 1000px) 190px, 31vw' }: PictureProps) {
  const sources = sourcesOf(url)
  return (
    <img
      src={url}
      srcSet={sources}
      sizes={sources ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
