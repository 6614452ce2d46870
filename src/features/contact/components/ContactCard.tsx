import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardBody, CardFoot } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from './ContactCard.module.css'

interface ContactCardProps {
  icon: LucideIcon
  title: string
  text: string
  /** Buttons, phone numbers and addresses. */
  children: ReactNode
}

/** A card for one reason to get in touch. */
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

/** A phone number or an address with its label. */
export function Channel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.channel}>
      {label} {children}
    </span>
  )
}

/** A phone number as a link. */
export function Phone({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}
