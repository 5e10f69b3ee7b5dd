import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Stands in a screen's place while its code is on its way. */
export function ScreenLoading() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton shape="row" />
      <Skeleton shape="block" />
    </div>
  )
}
