import type { LucideIcon } from 'lucide-react'
import Barcode from 'lucide-react/icons/barcode'
import Bolt from 'lucide-react/icons/bolt'
import Building from 'lucide-react/icons/building'
import ChartArea from 'lucide-react/icons/chart-area'
import ChartLine from 'lucide-react/icons/chart-line'
import ChartPie from 'lucide-react/icons/chart-pie'
import CreditCard from 'lucide-react/icons/credit-card'
import Database from 'lucide-react/icons/database'
import Drill from 'lucide-react/icons/drill'
import Gauge from 'lucide-react/icons/gauge'
import GitFork from 'lucide-react/icons/git-fork'
import Globe from 'lucide-react/icons/globe'
import Handshake from 'lucide-react/icons/handshake'
import Heart from 'lucide-react/icons/heart'
import Info from 'lucide-react/icons/info'
import Key from 'lucide-react/icons/key'
import Lightbulb from 'lucide-react/icons/lightbulb'
import QrCode from 'lucide-react/icons/qr-code'
import Rocket from 'lucide-react/icons/rocket'
import Search from 'lucide-react/icons/search'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'
import { defaultColor, defaultIcon } from './default-appearance'

/** The 27 icons of an application, in the order in which the picker shows them (APP-30). */
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

/** The six colors of an application (APP-32); each has design tokens for tile and glyph. */
export const applicationColors = ['blue200', 'blue400', 'purple200', 'orange200', 'gray500', 'green300'] as const
export type ApplicationColor = (typeof applicationColors)[number]

/** The icon of that name, or the default for a name that the portal does not know. */
export function knownIcon(name: string | undefined): ApplicationIcon {
  return name !== undefined && Object.hasOwn(applicationIcons, name) ? (name as ApplicationIcon) : defaultIcon
}

/** The color of that name, or the default for a name that the portal does not know. */
export function knownColor(name: string | undefined): ApplicationColor {
  return applicationColors.find((color) => color === name) ?? defaultColor
}
