import type { ReactNode } from 'react'

export interface IconProps {
  /** A text size in pixels: 24 in controls, 18 beside text, 14 in chips. */
  readonly size?: 24 | 20 | 18 | 14
  readonly className?: string
}

/** Drawn on a grid of 24 with square ends. Decoration: a word stands beside it or names its control. */
function Icon({ size = 24, className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={size === 14 ? 2 : undefined}
      aria-hidden
      focusable={false}
    >
      {children}
    </svg>
  )
}

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
)
export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 8h14l1 13H4L5 8Z" />
    <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
  </Icon>
)
export const CloseIcon = (props: IconProps) => <Icon {...props}><path d="m6 6 12 12M18 6 6 18" /></Icon>
export const ChevronDownIcon = (props: IconProps) => <Icon {...props}><path d="m6 9.5 6 6 6-6" /></Icon>
export const ChevronRightIcon = (props: IconProps) => <Icon {...props}><path d="m9.5 6 6 6-6 6" /></Icon>
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props}><path d="m14.5 6-6 6 6 6" /></Icon>
export const ArrowRightIcon = (props: IconProps) => <Icon {...props}><path d="M3.5 12h16M13 5.5l6.5 6.5-6.5 6.5" /></Icon>
export const PlusIcon = (props: IconProps) => <Icon {...props}><path d="M12 5.5v13M5.5 12h13" /></Icon>
export const MinusIcon = (props: IconProps) => <Icon {...props}><path d="M5.5 12h13" /></Icon>
export const CheckIcon = (props: IconProps) => <Icon {...props}><path d="m5 12.5 4.5 4.5L19 7.5" /></Icon>
export const MenuIcon = (props: IconProps) => <Icon {...props}><path d="M3.5 7h17M3.5 12h17M3.5 17h11" /></Icon>
export const ZoomIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5M10.5 7.5v6M7.5 10.5h6" />
  </Icon>
)
export const HeartIcon = (props: IconProps) => (
  <Icon {...props} className="heart">
    <path d="M12 20 4.3 12.2a4.7 4.7 0 0 1 6.7-6.6l1 1 1-1a4.7 4.7 0 0 1 6.7 6.6L12 20Z" />
  </Icon>
)
export const CompareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8.5H19M15 4.5l4 4-4 4M20.5 16H5M9 12l-4 4 4 4" />
  </Icon>
)
export const PencilIcon = (props: IconProps) => <Icon {...props}><path d="M5 19.5V16L16 5l3.5 3.5-11 11H5Z" /></Icon>
export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5" />
  </Icon>
)
export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 6h12v11h-12zM14.5 10h4l3 3.5V17h-7z" />
    <circle cx="7" cy="18" r="2" />
    <circle cx="17.5" cy="18" r="2" />
  </Icon>
)
export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8.5 4.5-5 5 5 5M4 9.5h10a6 6 0 0 1 0 12H9" />
  </Icon>
)
export const ReorderIcon = (props: IconProps) => <Icon {...props}><path d="M4 9h11a5 5 0 0 1 0 10H8M8 4.5 3.5 9 8 13.5" /></Icon>
export const PlayIcon = (props: IconProps) => <Icon {...props}><path d="M8 5.5v13l10-6.5-10-6.5Z" /></Icon>
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 7h10M19 7h2M3 17h3M12 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="9" cy="17" r="2.5" />
  </Icon>
)
export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v15M3.5 16 7 19.5l3.5-3.5M14 6h7M14 12h5M14 18h3" />
  </Icon>
)
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7.5v.5" />
  </Icon>
)
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17v.5" />
  </Icon>
)
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
)
export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7.5 12 3.5l8.5 4v9L12 20.5l-8.5-4zM3.5 7.5 12 12l8.5-4.5M12 12v8.5" />
  </Icon>
)
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4.5 4.5l15 15" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)
export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" />
  </Icon>
)
export const PrintIcon = (props: IconProps) => <Icon {...props}><path d="M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z" /></Icon>
