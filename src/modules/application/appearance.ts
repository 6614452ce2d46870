import {
  Barcode,
  Bolt,
  Building,
  ChartArea,
  ChartLine,
  ChartPie,
  CreditCard,
  Database,
  Drill,
  Gauge,
  GitFork,
  Globe,
  Handshake,
  Heart,
  Info,
  Key,
  Lightbulb,
  QrCode,
  Rocket,
  Search,
  ShoppingCart,
  Star,
  Tag,
  Truck,
  Users,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'

/** The 27 icons of an application, in the order of the specification (1 §3). */
export const applicationIcons = {
  'burst-bolt': Zap,
  key: Key,
  bolt: Bolt,
  'shopping-cart': ShoppingCart,
  'credit-card': CreditCard,
  barcode: Barcode,
  'item-tag': Tag,
  search: Search,
  'qr-code': QrCode,
  database: Database,
  'code-fork': GitFork,
  'info-circle': Info,
  lightbulb: Lightbulb,
  heart: Heart,
  star: Star,
  dashboard: Gauge,
  drill: Drill,
  wrench: Wrench,
  handshake: Handshake,
  group: Users,
  rocket: Rocket,
  building: Building,
  globe: Globe,
  'truck-shipping': Truck,
  'chart-line': ChartLine,
  'chart-area': ChartArea,
  'chart-pie': ChartPie,
} as const satisfies Record<string, LucideIcon>

export type ApplicationIcon = keyof typeof applicationIcons
export const defaultIcon: ApplicationIcon = 'burst-bolt'

/** The six colours of an application (1 §3); each has a tile and a glyph colour among the tokens. */
export const applicationColors = ['blue200', 'blue400', 'purple200', 'orange200', 'gray500', 'green300'] as const
export type ApplicationColor = (typeof applicationColors)[number]
export const defaultColor: ApplicationColor = 'orange200'

/** The icon of that name, or the default for a name the portal does not know. */
export function knownIcon(name: string | undefined): ApplicationIcon {
  return name !== undefined && Object.hasOwn(applicationIcons, name) ? (name as ApplicationIcon) : defaultIcon
}

/** The colour of that name, or the default for a name the portal does not know. */
export function knownColor(name: string | undefined): ApplicationColor {
  return applicationColors.find((color) => color === name) ?? defaultColor
}
