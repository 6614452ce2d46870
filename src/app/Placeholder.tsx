import { Splash } from '@/ui/Splash'

/** Stands on routes whose page is not built yet. To be found by its name; none may remain in a finished portal. */
export function Placeholder({ page }: { page: string }) {
  return (
    <Splash
      headingLevel={1}
      mark="empty"
      title={page}
      text="This page is not part of this version of the portal yet. Its address is final, so links to it will keep working."
    />
  )
}
