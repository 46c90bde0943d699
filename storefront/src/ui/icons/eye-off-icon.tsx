import { Icon, type IconProps } from './icon.tsx'

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4.5 4.5l15 15" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)
