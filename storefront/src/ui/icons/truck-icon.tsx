import { Icon, type IconProps } from './icon.tsx'

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 6h12v11h-12zM14.5 10h4l3 3.5V17h-7z" />
    <circle cx="7" cy="18" r="2" />
    <circle cx="17.5" cy="18" r="2" />
  </Icon>
)
