import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { designQueries } from '@/api/content/design-queries'
import { designDocuments } from '@/config/design-documents'
import { LockedRetailerBar } from '@/modules/rsx/retailers/LockedRetailerBar'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import { retailersOf } from '@/modules/rsx/retailers/retailers'
import type { RetailersToCompare } from '../hooks/use-compared-retailers'

interface ComparedRetailersProps {
  document: string
  retailers: RetailersToCompare
}

/** The choice of retailers whose requirements say whom a change concerns, for documents with a design (COMPARE-8). */
export function ComparedRetailers({ document, retailers }: ComparedRetailersProps) {
  const { areOffered, isVisitor, named, choose } = retailers
  const file = designDocuments.find(({ value }) => value === document)?.file
  const [isWanted, setIsWanted] = useState(false)
  const { data: design } = useQuery({
    ...designQueries.design(file ?? designDocuments[0].file),
    enabled: areOffered && file !== undefined && !isVisitor && (isWanted || named.length > 0),
  })
  const list = useMemo(() => design && retailersOf(design), [design])
  if (!areOffered || file === undefined) return null
  if (isVisitor) {
    return (
      <LockedRetailerBar
        namedCount={named.length}
        withoutRetailers="Without one, the page says what changes for everybody."
      />
    )
  }
  return (
    <RetailerBar
      retailers={list}
      chosen={named}
      description="Choose the retailers that you trade with, to see which changes concern what they require."
      action="Compare for"
      onChoose={choose}
      onOpen={() => setIsWanted(true)}
    />
  )
}
