import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  size?: 'sm' | 'md' | 'lg'
  /** Name of an icon without text beside it. Without a label the icon is hidden from screen readers. */
  label?: string
}

const sizes = { sm: 'i i--sm', md: 'i', lg: 'i i--lg' }

/** A lucide icon in one of the three sizes of the design (14, 16, 20 px). */
export function Icon({ of: Glyph, size = 'md', label }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Glyph className={sizes[size]} {...name} />
}
