import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardBody, CardFoot } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from './ContactCard.module.css'

interface ContactCardProps {
  icon: LucideIcon
  title: string
  text: string
  /** The ways to reach somebody. */
  children: ReactNode
}

/** One reason to get in touch. */
export function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <Card className={styles.card}>
      <CardBody className={styles.body}>
        <Icon of={icon} size="lg" />
        <h2>{title}</h2>
        <p>{text}</p>
      </CardBody>
      <CardFoot className={styles.foot}>{children}</CardFoot>
    </Card>
  )
}

/** A number or an address with what it is for. */
export function Channel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.channel}>
      {label} {children}
    </span>
  )
}

/** A number to call. */
export function Phone({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}
